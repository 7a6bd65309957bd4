/** The name of a kind of action or subject as it is logged, for reading: “Feature flag”. */
export const words = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
