import { makeAutoObservable } from 'mobx'
import { limits } from '@contract/limits'
import { onPageChange, pageInView, type PageView } from '@/platform/navigation/page-view'

/** Content of a confirmation dialog. */
export interface Question {
  title: string
  text?: string
  /** Label of the confirming button. */
  ok: string
  /** Label of the cancelling button; without it there is only one button. */
  cancel?: string
  /** The primary button, drawn filled and last; `ok` by default. */
  emphasis?: 'ok' | 'cancel'
}

interface Asked extends Question {
  answer: (yes: boolean) => void
  /** The page that asks, with which the question ends; undefined for one of the app, which stays. */
  readonly page: PageView | undefined
}

/** State of the overlays of all screens: toast, loading indicator, confirmation dialog. */
class Feedback {
  toast = ''
  busy = 0
  question: Asked | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true })
    onPageChange(this.follow)
  }

  /** Shows a toast for `ms`, replacing the current one (product text §9). */
  say(text: string, ms: number = limits.toastMs) {
    clearTimeout(this.timer)
    this.toast = text
    this.timer = setTimeout(this.hush, ms)
  }

  hush() {
    this.toast = ''
  }

  /** Shows the loading indicator after `delayMs` until the returned function is called (product text §7). */
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

  /** Asks a question of a page, or of the app. */
  ask(question: Question, page?: PageView): Promise<boolean> {
    this.question?.answer(false)
    return new Promise((resolve) => this.open({ ...question, page, answer: resolve }))
  }

  answer(yes: boolean) {
    this.question?.answer(yes)
    this.question = undefined
  }

  refuse(): void {
    this.answer(false)
  }

  /** Answers a question with no when its page was left or another one is in view. */
  private follow() {
    const page = this.question?.page
    if (page?.left || (page && pageInView() && page !== pageInView())) this.refuse()
  }

  private open(asked: Asked) {
    this.question = asked
  }

  private count(change: number) {
    this.busy += change
  }
}

/** The shared instance, rendered by every screen through Toast and Modal. */
export const feedback = new Feedback()

/** Shows a toast for 1500 ms. */
export const toast = (text: string): void => feedback.say(text)

/** Shows a confirmation dialog of the page in view; true when confirmed, false also when that page is left. */
export const confirm = (question: Question): Promise<boolean> => feedback.ask(question, pageInView())

/** Shows a confirmation dialog of the app, which stays until it is answered; true when confirmed. */
export const confirmAnywhere = (question: Question): Promise<boolean> => feedback.ask(question)
