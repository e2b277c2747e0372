/** Taro's ScrollView for React Native has no pull-to-refresh, so screens show a refresh button. */
export const canPull = false
