export const words = `
`;
