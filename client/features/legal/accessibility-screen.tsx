export const AccessibilityScreen = () => <h1>Accessibility</h1>;
