import type { NotAdded } from '@contract/entities/cart'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../database/schema'
import { messageOf } from '../../http/errors'
import type { Choice } from './admission'
import type { AddedChoice } from './service'

/** The choices that were not added, or not as often as wanted, with the reason; those without a name are left out. */
export function notAdded(
  choices: readonly Choice[],
  added: readonly AddedChoice[],
  nameOf: (choice: Choice, index: number) => Bilingual | undefined,
  language: Language,
): NotAdded[] {
  return choices.flatMap((choice, index) => {
    const { quantity = 0, refusal } = added[index] ?? {}
    const name = nameOf(choice, index)
    if (!refusal || !name) return []
    const message = messageOf(refusal.failure, language, refusal.details)
    return [{ name: name[language], quantity: choice.quantity - quantity, message }]
  })
}
