import { limits } from '@contract/limits'
import { countCharacters, firstCharacters } from '@contract/text'
import { toast } from '@/platform/view/feedback'
import { answer } from '@/platform/navigation/pick'
import { makeModel } from '@/state'
import { words } from './text'

/** The text of a note, up to 100 characters. */
export class RemarkModel {
  constructor(public text: string) {
    makeModel(this)
  }

  write(text: string): void {
    this.text = firstCharacters(text, limits.remarkLength)
  }

  has(phrase: string): boolean {
    return this.text.includes(phrase)
  }

  /** Adds a phrase, or removes it if it is present as a separate part. */
  toggle(phrase: string): void {
    const at = this.text.indexOf(phrase)
    if (at < 0) return this.add(phrase)
    const before = this.text.slice(0, at).trim()
    const after = this.text.slice(at + phrase.length).trim()
    if (/[^,，]$/.test(before) || /^[^,，]/.test(after)) return
    const rest = [before.replace(/[,，]$/, ''), after.replace(/^[,，]\s*/, '')]
    this.text = rest.filter(Boolean).join(words().comma)
  }

  async save(): Promise<void> {
    await answer('noteEditor', this.text.trim())
  }

  /** Appends after a comma if the limit allows it. */
  private add(phrase: string) {
    const text = this.text.trim() ? this.text.trim() + words().comma + phrase : phrase
    if (countCharacters(text) > limits.remarkLength) toast(words().full)
    else this.text = text
  }
}
