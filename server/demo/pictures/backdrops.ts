/** Light, middle and deep tone of each backdrop. Dark ones have less light and stronger shadows. */
export const backdrops = {
  amber: { light: '#FFF6E3', middle: '#FFDFA8', deep: '#F2BE76', dark: false },
  tomato: { light: '#FFEFE8', middle: '#FFC9B5', deep: '#E9987C', dark: false },
  leaf: { light: '#F1F8E6', middle: '#CFE8B2', deep: '#A6CC82', dark: false },
  sky: { light: '#EEF6FC', middle: '#C3DFF4', deep: '#98C2E2', dark: false },
  mint: { light: '#EAF8F3', middle: '#B9E4D7', deep: '#8CCBB9', dark: false },
  rose: { light: '#FFF0F3', middle: '#FFCCD7', deep: '#EEA0B3', dark: false },
  plum: { light: '#F7F0FB', middle: '#DECBF0', deep: '#BFA4DC', dark: false },
  cocoa: { light: '#F8EFE6', middle: '#E2C8AE', deep: '#BF997A', dark: false },
  slate: { light: '#F1F2F6', middle: '#CFD4E0', deep: '#A6AEC2', dark: false },
  night: { light: '#6B5347', middle: '#3B2A22', deep: '#241812', dark: true },
  brand: { light: '#FDECEC', middle: '#F9CFCF', deep: '#F6DAD3', dark: false },
} as const

export type Backdrop = keyof typeof backdrops
