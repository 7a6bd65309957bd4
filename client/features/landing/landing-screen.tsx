export const LandingScreen = () => <h1>Ascent</h1>;
