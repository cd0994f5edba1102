export const shelf = `
`;
