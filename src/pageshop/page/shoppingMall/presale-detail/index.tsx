import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureViewer } from '@/components/base/PictureViewer'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Gallery } from '@/features/mall/Gallery'
import { SkuSheet } from '@/features/mall/SkuSheet'
import { useReturned } from '@/platform/navigation/lifecycle'
import { fullUrl } from '@/services/pictures'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PresaleModel } from './model'
import { ActButton, PresaleBar } from './parts/bar'
import { Facts } from './parts/facts'
import { Head } from './parts/head'
import { Loading } from './parts/loading'
import { Plan } from './parts/plan'

export default screen('presale', ({ id }) => {
  const model = useModel((api, root) => new PresaleModel(api, root, id))
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
    <Screen nav={<Back />} floating footer={<PresaleBar model={model} />} overlay={<Over model={model} />}>
      <View className={styles.presale}>
        <Pictures model={model} />
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

interface Props {
  model: PresaleModel
}

const Pictures = observer(function Pictures({ model: { presale, pictures, view } }: Props) {
  return <Gallery name={presale.product.name} pictures={pictures} faded={presale.soldOut} onView={view} />
})

const Over = observer(function Over({ model }: Props) {
  const { picker, pictures, viewed, endView } = model
  return (
    <>
      {picker && <SkuSheet picker={picker} actions={<ActButton model={model} />} />}
      <PictureViewer sources={pictures.map(({ path }) => fullUrl(path))} index={viewed} onClose={endView} />
    </>
  )
})
