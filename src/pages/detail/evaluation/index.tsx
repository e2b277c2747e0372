import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/base/Button'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { replace } from '@/platform/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { EvaluationModel } from './model'
import { EvaluationSkeleton } from './parts/skeleton'
import { Dishes } from './parts/dishes'
import { StoreStars } from './parts/store-stars'
import { RiderThumbs } from './parts/thumbs'
import { Words } from './parts/words'
import { words } from './text'

export default screen('evaluate', ({ orderId }) => {
  const model = useModel((api, root) => new EvaluationModel(api, root, orderId))
  const open = model.order.value?.status === 'waitingEvaluation'
  return (
    <Screen title={words().title} footer={open && <Submit model={model} />}>
      <AsyncView resource={model.order} skeleton={<EvaluationSkeleton />}>
        {({ status }) => (open ? <Form model={model} /> : <Over reviewed={status === 'evaluated'} />)}
      </AsyncView>
    </Screen>
  )
})

const Form = observer(function Form({ model }: { model: EvaluationModel }) {
  const { anonymous, anonymousNote } = words()
  return (
    <View className={styles.evaluation}>
      <StoreStars model={model} />
      <Dishes model={model} />
      <RiderThumbs model={model} />
      <Words model={model} />
      <View className={styles.evaluation__card}>
        <SwitchRow label={anonymous} note={anonymousNote} on={model.anonymous} onChange={model.hide} />
      </View>
    </View>
  )
})

const Submit = observer(function Submit({ model }: { model: EvaluationModel }) {
  return (
    <BottomBar wide>
      <Button text={words().submit} busy={model.form.busy} onPress={() => void model.submit()} />
    </BottomBar>
  )
})

const Over = observer(function Over({ reviewed }: { reviewed: boolean }) {
  const { reviewed: done, over, mine } = words()
  const action = { text: mine, onPress: () => void replace('myEvaluations') }
  return <StateView kind="empty" icon="star" title={reviewed ? done : over} action={action} />
})
