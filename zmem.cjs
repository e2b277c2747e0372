const { WebSocket } = require('ws')
const http = require('http')
http.get('http://127.0.0.1:9229/json', (r) => { let s=''; r.on('data',(d)=>s+=d); r.on('end', () => {
  const ws = new WebSocket(JSON.parse(s)[0].webSocketDebuggerUrl)
  let id=0; const pend=new Map()
  const send=(m,p={})=>new Promise((res)=>{pend.set(++id,res); ws.send(JSON.stringify({id,method:m,params:p}))})
  ws.on('message',(m)=>{const j=JSON.parse(m); if(j.id) pend.get(j.id)?.(j.result)})
  ws.on('open', async()=>{
    const ev = async (e)=> (await send('Runtime.evaluate',{expression:e,returnByValue:true,includeCommandLineAPI:true})).result.value
    const st = "JSON.stringify({...process.memoryUsage(), spaces: process.binding ? undefined : undefined})"
    console.log('before', await ev(st))
    await send('HeapProfiler.enable'); await send('HeapProfiler.collectGarbage')
    console.log('after gc', await ev(st))
    console.log(await ev("JSON.stringify(require('v8').getHeapSpaceStatistics().map(s=>[s.space_name, Math.round(s.space_used_size/1e6), Math.round(s.space_size/1e6)]))"))
    const f=require('fs').createWriteStream('/tmp/heap.json'); ws.on('message',(m)=>{const j=JSON.parse(m); if(j.method==='HeapProfiler.addHeapSnapshotChunk') f.write(j.params.chunk)}); await send('HeapProfiler.takeHeapSnapshot',{reportProgress:false}); await new Promise(r=>f.end(r)); ws.close(); process.exit() })
})})
