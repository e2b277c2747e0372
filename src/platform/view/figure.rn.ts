/** React Native reads the texts within a box one by one unless the box is accessible itself. */
export const figure = (label: string) => ({
  accessible: true,
  accessibilityRole: 'image',
  accessibilityLabel: label,
})
