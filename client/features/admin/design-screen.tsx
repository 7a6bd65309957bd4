import { Page } from '../../ui/page-states.tsx';

export const DesignScreen = () => <Page title="Design system">{null}</Page>;
