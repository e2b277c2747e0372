import { observer } from 'mobx-react'
import { Cell } from '@/components/Cell'
import { CellGroup } from '@/components/CellGroup'
import { SwitchRow } from '@/components/SwitchRow'
import { navigate } from '@/platform/gate'
import type { ConfirmModel } from '../model'
import { words } from '../text'

/** A note to the store, tableware, and whether the rider sees the number. */
export const Options = observer(({ model }: { model: ConfirmModel }) => {
  const { note, noNote, tableware, eco, none, sets, hideNumber } = words()
  const { remark, tableware: count, fulfilment, hideNumber: hidden } = model.choices
  return (
    <CellGroup>
      <Cell label={note} value={remark || noNote} onOpen={() => navigate('remark')} />
      <Cell
        label={tableware}
        tag={{ text: eco, tone: 'good' }}
        value={count ? sets(count) : none}
        valueTone={count ? 'ink' : 'muted'}
        onOpen={() => model.open('tableware')}
      />
      {fulfilment === 'delivery' && (
        <SwitchRow label={hideNumber} on={hidden} onChange={(on) => model.choose({ hideNumber: on })} />
      )}
    </CellGroup>
  )
})
