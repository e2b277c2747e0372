/** Language by letters; undefined for a text without letters of either, such as numbers. */
function languageOf(text: string): string | undefined {
  if (/[\u4e00-\u9fff]/.test(text)) return 'zh'
  return /[A-Za-z]/.test(text) ? 'en' : undefined
}

/** A text that a person wrote, marked by its language. */
export const Written = ({ text }: { text: string }) => <span lang={languageOf(text)}>{text}</span>
