/** The setting of this device that says whether visits are counted: `off` after the switch in the profile. */
export const analyticsKey = 'analytics';
