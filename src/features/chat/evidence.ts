import type { ChatMessage } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import { makeModel } from '@/state'

/** The messages that are chosen as evidence for a report, while they are chosen. */
export class Evidence {
  isOn = false
  private chosen: readonly number[] = []

  constructor() {
    makeModel(this)
  }

  get count(): number {
    return this.chosen.length
  }

  get isFull(): boolean {
    return this.count >= limits.chatEvidence
  }

  /** The sequences of the chosen messages, oldest first. */
  get sequences(): readonly number[] {
    return [...this.chosen].sort((one, other) => one - other)
  }

  /** Begins to choose, with a message or without any. */
  start(first?: ChatMessage): void {
    this.isOn = true
    this.chosen = first ? [first.sequence] : []
  }

  has({ sequence }: ChatMessage): boolean {
    return this.chosen.includes(sequence)
  }

  /** Chooses a message, or takes it out; no more than a report takes. */
  toggle(message: ChatMessage): void {
    const { sequence } = message
    if (this.has(message)) this.chosen = this.chosen.filter((each) => each !== sequence)
    else if (!this.isFull) this.chosen = [...this.chosen, sequence]
  }

  stop(): void {
    this.isOn = false
    this.chosen = []
  }
}
