import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { BottomBar } from '@/components/frame/BottomBar'
import { navigate } from '@/platform/navigation/gate'
import type { ConversationModel } from '../conversation'
import type { Evidence } from '../evidence'
import { words } from './text'

interface Props {
  model: ConversationModel
  evidence: Evidence
}

/** Leads on to the report of the chosen messages. */
export const EvidenceBar = observer(function EvidenceBar({ model, evidence }: Props) {
  const { chooseEvidence, reportCount, cancel } = words()
  const { count, sequences } = evidence
  const report = () => {
    navigate('report', { subject: 'conversation', id: model.id, sequences: sequences.join(',') })
    evidence.stop()
  }
  return (
    <BottomBar
      notice={<Note kind="info" strip text={chooseEvidence(limits.chatEvidence)} />}
      left={<Button kind="outline" text={cancel} onPress={evidence.stop} />}
    >
      <Button text={reportCount(count)} disabled={count === 0} onPress={report} />
    </BottomBar>
  )
})
