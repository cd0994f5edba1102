/**
 * The inline scripts of a document, as text the server hashes for its Content-Security-Policy. Both belong in <head>.
 * No imports: the server reads this file as it is.
 */

/** Takes the chosen theme before the first paint. */
export const themeScript = `(function(d){try{var t=localStorage.getItem('gluebird-theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement);`;

/** A face that may come after everything else. All are added at once when they are there: the page is laid out anew once. */
interface LateFont {
  readonly family: string;
  readonly weight: string;
  /** The characters it is for. */
  readonly range: string;
  readonly url: string;
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Public pages are readable before any script arrives. The application is fetched when the page has settled, or at
 * the first touch; submits and clicks made before it is ready are kept and played again.
 */
export function deferredBootScript(entryUrl: string, lateFonts: readonly LateFont[] = []): string {
  const entry = inScript(entryUrl);
  const faces = inScript(
    lateFonts.map(({ family, weight, range, url }) => [family, `url(${url})`, weight, range]),
  );
  return `${themeScript}(function(w,d){
var started=false,kept=null;
function start(){if(started)return;started=true;import(${entry}).catch(function(){started=false})}
function early(e){
if(e.type==='submit')kept=[e.target,e.submitter];
else{var b=e.target.closest&&e.target.closest('[data-early]');if(!b)return;kept=[b]}
e.preventDefault();e.stopPropagation();start()}
d.addEventListener('submit',early,true);
d.addEventListener('click',early,true);
w.addEventListener('gluebird:ready',function(){
d.removeEventListener('submit',early,true);
d.removeEventListener('click',early,true);
if(!kept||!kept[0].isConnected)return;
if(kept.length>1)kept[0].requestSubmit(kept[1]||undefined);else kept[0].click()},{once:true});
['pointerdown','keydown','focusin'].forEach(function(t){d.addEventListener(t,start,{once:true,capture:true,passive:true})});
function settle(){
Promise.allSettled(${faces}.map(function(f){return new FontFace(f[0],f[1],{weight:f[2],unicodeRange:f[3],display:'swap'}).load()}))
.then(function(l){l.forEach(function(r){if(r.value)d.fonts.add(r.value)})});
(w.requestIdleCallback||setTimeout)(start,{timeout:2000})}
if(d.readyState==='complete')settle();else w.addEventListener('load',settle,{once:true});
})(window,document);`;
}
