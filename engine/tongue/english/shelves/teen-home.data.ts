export const words = `

`;
