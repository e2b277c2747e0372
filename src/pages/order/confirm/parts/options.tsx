import { observer } from 'mobx-react-lite'
import { Cell } from '@/components/Cell'
import { CellGroup } from '@/components/CellGroup'
import { SwitchRow } from '@/components/SwitchRow'
import { navigate } from '@/platform/gate'
import type { ConfirmModel } from '../model'
import { words } from '../text'

/** Notes to the store and the rider, tableware, what if something is sold out, and how the rider hands it over. */
export const Options = observer(({ model }: { model: ConfirmModel }) => {
  const { note, noNote, tableware, eco, none, sets, ifSoldOut: soldOut, soldOutWays } = words()
  const { remark, tableware: count, fulfilment, ifSoldOut } = model.choices
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
      <Cell label={soldOut} value={soldOutWays(ifSoldOut)} onOpen={() => model.open('soldOut')} />
      {fulfilment === 'delivery' && <ForRider model={model} />}
    </CellGroup>
  )
})

const ForRider = observer(({ model }: { model: ConfirmModel }) => {
  const { riderNote, noRiderNote, contactFree, contactFreeNote, hideNumber } = words()
  const { choices, choose } = model
  return (
    <>
      <Cell
        label={riderNote}
        value={choices.riderNote || noRiderNote}
        onOpen={() => navigate('remark', { to: 'rider' })}
      />
      <SwitchRow
        label={contactFree}
        note={contactFreeNote}
        on={choices.contactFree}
        onChange={(on) => choose({ contactFree: on })}
      />
      <SwitchRow label={hideNumber} on={choices.hideNumber} onChange={(on) => choose({ hideNumber: on })} />
    </>
  )
})
