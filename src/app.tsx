import { useEffect, useState, type PropsWithChildren } from 'react'
import { watchChunks } from './platform/navigation/chunks'
import { connection } from './platform/device/connection'
import { followDeployment } from './platform/session/deployment'
import { useAppHidden } from './platform/device/app-hidden'
import { flushPersisted } from './platform/storage/persisted'
import { startFrame } from './platform/view/frame'
import { replace } from './platform/navigation/navigation'
import { usePageNotFound } from './platform/navigation/page-not-found'
import { followHistory } from './platform/navigation/typed-address'
import { useUnhandled } from './platform/device/unhandled'
import { answered, networkError } from '@/services/events'
import { startReports } from '@/services/start-reports'
import { RootState, RootStateContext, tell } from '@/state'
import './app.scss'

watchChunks()
followDeployment()
startReports()

/** The app: provides the root state to all screens and handles errors that no screen has caught. */
export default function App({ children }: PropsWithChildren) {
  const [root] = useState(() => new RootState())
  useEffect(() => {
    connection.start()
    startFrame()
    followHistory()
    void root.start()
    const ends = [networkError.on(connection.say), answered.on(connection.answered)]
    return () => ends.forEach((end) => end())
  }, [root])
  useAppHidden(flushPersisted)
  usePageNotFound(() => void replace('notFound'))
  useUnhandled(({ reason }) => tell(reason))
  return <RootStateContext.Provider value={root}>{children}</RootStateContext.Provider>
}
