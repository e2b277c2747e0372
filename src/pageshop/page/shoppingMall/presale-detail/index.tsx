import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { SkuSheet } from '@/features/mall/SkuSheet'
import { useReturned } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PresaleModel } from './model'
import { ActButton, PresaleBar } from './parts/bar'
import { Facts } from './parts/facts'
import { Gallery } from './parts/gallery'
import { Head } from './parts/head'
import { Loading } from './parts/loading'
import { Plan } from './parts/plan'

export default screen('presale', ({ id }) => {
  const model = useModel((api) => new PresaleModel(api, id))
  useReturned(model.renew)
  const { status } = model.detail
  if (status !== 'ready') {
    return (
      <Screen {...(status === 'failed' ? { title: '' } : { nav: <Back />, floating: true })}>
        <AsyncView resource={model.detail} skeleton={<Loading />}>
          {() => null}
        </AsyncView>
      </Screen>
    )
  }
  return (
    <Screen nav={<Back />} floating footer={<PresaleBar model={model} />} overlay={<Choice model={model} />}>
      <View className={styles.presale}>
        <Gallery model={model} />
        <Head model={model} />
        <Plan model={model} />
        <Facts model={model} />
      </View>
    </Screen>
  )
})

const Back = () => (
  <View className={styles.presale__bar}>
    <PictureBar />
  </View>
)

const Choice = observer(function Choice({ model }: { model: PresaleModel }) {
  const { picker } = model
  return picker ? <SkuSheet picker={picker} actions={<ActButton model={model} />} /> : null
})
