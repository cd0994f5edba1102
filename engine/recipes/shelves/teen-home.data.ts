export const shelf = `

`;
