import type { ReminderSubject } from '@contract/message-groups'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { needsLogin } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { makeModel, Resource, type RootState, whileBusy } from '@/state'

/** Labels of the reminder buttons, and confirmations after a tap. */
export const reminderWords = dictionary({
  en: {
    remindMe: 'Remind me',
    reminderOn: 'Reminder on',
    willRemind: 'We’ll remind you shortly before',
    wontRemind: 'Reminder off',
  },
  zh: { remindMe: '提醒我', reminderOn: '已设提醒', willRemind: '开始前将提醒您', wontRemind: '已取消提醒' },
})

/** A reminder was turned on or off. */
const changed = new AppEvent<void>()

/** Reminders of the customer on one subject (product text §2, presale zone and points mall). */
export class ReminderModel {
  busy = false
  /** Turns the reminder of an id on or off; a visitor logs in first. */
  readonly toggle = needsLogin((id: string) => this.change(id))
  private readonly known: Resource<Answer<'message.reminders'>>
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly subject: ReminderSubject,
  ) {
    this.known = new Resource(() => api.message.reminders({}, { quiet: true }))
    // A login remounts the screen, so that another model shows the reminder that this one turns on.
    this.stopFollowing = changed.on(() => void this.known.reload(false))
    makeModel(this, 'api', 'subject', 'toggle', 'stopFollowing')
    if (root.session.signedIn) void this.known.reload(false)
  }

  has(id: string): boolean {
    return (
      this.known.value?.items.some(({ subject, subjectId }) => subject === this.subject && subjectId === id) ?? false
    )
  }

  dispose(): void {
    this.stopFollowing()
    this.known.dispose()
  }

  private async change(id: string): Promise<void> {
    const { subject } = this
    const done = await whileBusy(this, () => this.api.message.remind({ subject, subjectId: id, on: !this.has(id) }))
    if (!done) return
    const { willRemind, wontRemind } = reminderWords()
    toast(done.on ? willRemind : wontRemind)
    changed.emit()
  }
}
