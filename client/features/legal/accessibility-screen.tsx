import { ProsePage } from './prose-page.tsx';

export const AccessibilityScreen = () => (
  <ProsePage title="Accessibility">
    <p>Ascent is built to be used with a keyboard, a screen reader, large text or a small screen. The aim is WCAG 2.2 at level AA.</p>
    <ul>
      <li>Every control can be reached and used with the keyboard, and the focus is always visible.</li>
      <li>Pages have headings, landmarks and a link that skips to the content.</li>
      <li>Color never carries meaning alone. Text has a contrast of at least 4.5 to 1 in the light and in the dark appearance.</li>
      <li>Charts come with their numbers as text or as a table.</li>
      <li>Movement is left out if your device asks for less of it.</li>
      <li>Practice exams can be taken with time and a half or double time.</li>
    </ul>
  </ProsePage>
);
