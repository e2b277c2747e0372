/** Only a browser has a back button beside those of the app. */
export const guardBack =
  (_onBack: () => void): (() => void) =>
  () =>
    undefined
