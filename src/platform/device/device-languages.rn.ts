/** The language of the device as a list of language tags; Taro's system information has none on React Native. */
export const deviceLanguages = (): readonly (string | undefined)[] => [Intl.DateTimeFormat().resolvedOptions().locale]
