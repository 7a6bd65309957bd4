import { ProsePage } from './prose-page.tsx';

export const AccessibilityScreen = () => (
  <ProsePage title="Accessibility">
    <p>Ascent is built to work with a keyboard, a screen reader, large text, or a small screen. Our goal is WCAG 2.2 level AA.</p>
    <ul>
      <li>You can reach and use every control with the keyboard, and the focus is always visible.</li>
      <li>Pages have headings, landmarks, and a link to skip to the content.</li>
      <li>Color never carries meaning alone. Text has a contrast ratio of at least 4.5 to 1 in both light and dark mode.</li>
      <li>Charts come with their numbers as text or as a table.</li>
      <li>Animations are turned off if your device asks for reduced motion.</li>
      <li>Practice exams can be taken with time and a half or double time.</li>
    </ul>
  </ProsePage>
);
