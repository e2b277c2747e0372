import type { ReportSubject, ReportType } from '@contract/calls/report'
import { limits } from '@contract/limits'
import { reportContent } from '@contract/rules/shopping'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

/** Subject of the report. */
interface Reported {
  readonly subject: ReportSubject
  readonly id: string
  /** The messages of a conversation that are reported. */
  readonly sequences: readonly number[]
}

/** A report: type, description, at most one picture (product text §3, §5). */
export class ReportForm {
  readonly types: Resource<Answer<'report.types'>>
  readonly content = new FormField(reportContent)
  readonly uploads = new PictureUploads({ module: 'report', max: limits.reportImages })
  readonly form = new Form({ content: this.content })
  private chosen: ReportType | undefined = undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly reported: Reported,
  ) {
    this.types = new Resource(() => api.report.types({ subject: reported.subject }, { quiet: true }))
    makeModel(this, 'api', 'reported')
    this.form.keep(`report ${reported.id}`, root.session, { read: () => this.rest, restore: this.restore })
  }

  /** The selected type, by default the first. */
  get type(): ReportType | undefined {
    return this.chosen ?? this.types.value?.items[0]?.type
  }

  /** Number of messages attached to the report. */
  get messages(): number {
    return this.reported.sequences.length
  }

  choose(type: ReportType): void {
    this.chosen = type
  }

  async send(): Promise<void> {
    const { type, form, content, uploads } = this
    if (!type || form.busy || !form.check()) return
    if (!uploads.settled) return toast(uploads.failed ? words().failed : words().sending)
    const { subject, id: subjectId, sequences } = this.reported
    const report = {
      subject,
      subjectId,
      ...(sequences.length > 0 && { sequences: [...sequences] }),
      type,
      content: content.value.trim(),
      pictures: uploads.ids,
    }
    const answer = await form.send((keyed) => this.api.report.add(keyed(report)))
    if (!answer) return
    toast(words().done)
    await back()
  }

  dispose(): void {
    this.types.dispose()
    this.uploads.dispose(this.form.dispose())
  }

  /** Fields in a draft, beside the text. */
  private get rest() {
    return { chosen: this.chosen, pictures: this.uploads.kept }
  }

  private restore({ chosen, pictures }: ReportForm['rest']) {
    this.chosen = chosen
    this.uploads.restore(pictures)
  }
}
