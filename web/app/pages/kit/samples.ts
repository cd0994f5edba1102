/** Words and pictures to fill the kit with. */
export const samples = {
  picture:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'%3E%3Cpath fill='%23C9DCF6' d='M0 0h80v80H0z'/%3E%3Cpath fill='%234C9B6C' d='M8 66l22-38 16 22 8-10 20 26z'/%3E%3Ccircle cx='56' cy='22' r='9' fill='%23F4BD4F'/%3E%3C/svg%3E",
  steps: [
    'Cut two wings from the blue sheet. A grown-up helps with the pointed end.',
    'Fold each wing once in the middle.',
    'Put a dab of glue on the back and press the wings on together. Count to twenty.',
    'Let it dry while you tidy up the scraps.',
  ],
} as const;
