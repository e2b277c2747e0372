/** Taro's ScrollView on React Native does not refresh by pulling, so the screen shows a button for that. */
export const canPull = false
