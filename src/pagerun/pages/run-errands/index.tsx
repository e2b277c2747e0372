import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { MapPage } from '@/features/errand/MapPage'
import { MapView } from '@/features/map/MapView'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RunErrandsModel } from './model'
import { Bar } from './parts/bar'
import { Ends } from './parts/ends'
import { Goods } from './parts/goods'
import { Kinds } from './parts/kinds'
import { LazyRest } from './parts/lazy-rest'
import { LazySheets } from './parts/lazy-sheets'
import { FormSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('errandForm', ({ kind, again }) => {
  const model = useModel((api, root) => new RunErrandsModel(api, root, kind, again))
  useWhileShown(model.follow)
  useReturned(model.returned)
  const { form } = model.choices
  return (
    <MapPage
      size="low"
      map={<Ground model={model} />}
      footer={<Bar model={model} />}
      overlay={<LazySheets model={model} />}
      {...(form.wrong && { scrollIntoView: form.idOf(form.wrong) })}
    >
      <View className={styles.form__first}>
        <Kinds model={model} />
        <Goods model={model} />
        <Ends model={model} />
      </View>
      <AsyncView resource={model.terms} skeleton={<FormSkeleton />} inline>
        {(terms) => <LazyRest model={model} terms={terms} />}
      </AsyncView>
    </MapPage>
  )
})

const Ground = observer(({ model: { map } }: { model: RunErrandsModel }) => (
  <MapView camera={map.camera} pins={map.pins} onPin={() => undefined} label={words().title} />
))
