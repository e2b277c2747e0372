import { observer } from 'mobx-react'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import type { ConfirmModel } from '../model'
import { words } from '../text'

/** The text, or a grey hint. */
const written = (text: string, hint: string) => ({ value: text || hint, valueTone: text ? 'ink' : 'muted' }) as const

/** Notes, tableware, sold-out handling and handover. */
export const Options = observer(({ model }: { model: ConfirmModel }) => {
  const { note, noNote, tableware, eco, none, sets, ifSoldOut: soldOut, soldOutWays } = words()
  const { remark, tableware: count, fulfilment, ifSoldOut } = model.choices
  return (
    <CellGroup>
      <Cell label={note} {...written(remark, noNote)} onOpen={() => void model.write('remark')} />
      <Cell
        label={tableware}
        tag={{ text: eco, tone: 'good' }}
        value={count ? sets(count) : none}
        valueTone={count ? 'ink' : 'muted'}
        onOpen={() => model.open('tableware')}
      />
      <Cell label={soldOut} value={soldOutWays(ifSoldOut)} onOpen={() => model.open('soldOut')} />
      {fulfilment === 'delivery' && <RiderNote model={model} />}
      {fulfilment === 'delivery' && <ContactFree model={model} />}
      {fulfilment === 'delivery' && <HideNumber model={model} />}
    </CellGroup>
  )
})

const RiderNote = observer(({ model }: { model: ConfirmModel }) => {
  const { riderNote, noRiderNote } = words()
  const { riderNote: note } = model.choices
  return <Cell label={riderNote} {...written(note, noRiderNote)} onOpen={() => void model.write('riderNote')} />
})

const ContactFree = observer(({ model: { choices, choose } }: { model: ConfirmModel }) => {
  const { contactFree, contactFreeNote } = words()
  const onChange = (on: boolean) => choose({ contactFree: on })
  return <SwitchRow label={contactFree} note={contactFreeNote} on={choices.contactFree} onChange={onChange} />
})

const HideNumber = observer(({ model: { choices, choose } }: { model: ConfirmModel }) => (
  <SwitchRow label={words().hideNumber} on={choices.hideNumber} onChange={(on) => choose({ hideNumber: on })} />
))
