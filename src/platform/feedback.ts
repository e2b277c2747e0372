import { makeAutoObservable } from 'mobx'
import { limits } from '@contract/limits'

/** What a dialog asks. */
export interface Question {
  title: string
  text?: string
  /** The label of the action; the other button closes the dialog. */
  ok: string
  /** Without it the dialog has one button. */
  cancel?: string
  /** The answer that is drawn full and stands last, so that a hurried tap meets it: the action, unless it says else. */
  emphasis?: 'ok' | 'cancel'
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

/** What lies over every screen for a moment: a toast, the sign that a call takes long, a question. */
class Feedback {
  toast = ''
  busy = 0
  question: Asked | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true })
  }

  /** Shows a sentence for `ms`; a later one takes its place (product text §9). */
  say(text: string, ms: number = limits.toastMs) {
    clearTimeout(this.timer)
    this.toast = text
    this.timer = setTimeout(this.hush, ms)
  }

  hush() {
    this.toast = ''
  }

  /** Begins to wait; the sign appears after a moment, and goes with the function that is returned (product text §7). */
  wait(delayMs: number = limits.loadingDelayMs): () => void {
    let shown = false
    const timer = setTimeout(() => {
      shown = true
      this.count(1)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      if (shown) this.count(-1)
      shown = false
    }
  }

  ask(question: Question): Promise<boolean> {
    this.question?.answer(false)
    return new Promise((resolve) => this.open({ ...question, answer: resolve }))
  }

  answer(yes: boolean) {
    this.question?.answer(yes)
    this.question = undefined
  }

  refuse(): void {
    this.answer(false)
  }

  private open(asked: Asked) {
    this.question = asked
  }

  private count(change: number) {
    this.busy += change
  }
}

/** The one of this client; every screen draws it by Toast and Modal. */
export const feedback = new Feedback()

/** Shows a sentence over the screen for 1500 ms. */
export const toast = (text: string): void => feedback.say(text)

/** Asks in a dialog; true when the action was chosen. */
export const confirm = (question: Question): Promise<boolean> => feedback.ask(question)
