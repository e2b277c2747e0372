import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AfterSaleModel } from './model'
import { Claim } from './parts/claim'
import { Goods } from './parts/goods'
import { Reasons } from './parts/reasons'
import { Description } from './parts/description'
import { words } from './text'

export default screen('afterSale', ({ orderId, refundId }) => {
  const model = useModel((api, root) => new AfterSaleModel(api, root, orderId, refundId))
  return (
    <Screen
      title={words().title}
      footer={model.form.value && <Send model={model} />}
      onRefresh={model.form.reload}
      scrollIntoView={model.target.goal}
    >
      <AsyncView resource={model.form}>{() => <Application model={model} />}</AsyncView>
    </Screen>
  )
})

const Application = observer(({ model }: { model: AfterSaleModel }) => {
  const { some } = model.words
  const types = [
    { value: 'full' as const, name: words().full },
    { value: 'partial' as const, name: some },
  ]
  return (
    <View className={styles.form}>
      {model.offersFull && <Segmented items={types} value={model.type} onChange={model.chooseType} />}
      <Goods model={model} />
      <View id="reasons">
        <Reasons model={model} />
      </View>
      <View id="claim">
        <Claim model={model} />
      </View>
      <View id="description">
        <Description model={model} />
      </View>
    </View>
  )
})

const Send = observer(({ model }: { model: AfterSaleModel }) => {
  const { send } = words()
  return (
    <BottomBar left={<Price amount={model.amount} size={44} />}>
      <Button
        text={send}
        size={72}
        busy={model.application.busy}
        disabled={!model.canSend}
        onPress={() => void model.send()}
      />
    </BottomBar>
  )
})
