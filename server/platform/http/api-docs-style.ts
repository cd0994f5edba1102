export const apiDocsStyle = `
:root{color-scheme:light;--paper:#fff9ef;--ink:#27263a;--soft:#5e5b73;--line:#e8dcc8;--edge:#8a8296;--card:#fff;--glue:#2450b8;--on-glue:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#16161d;--ink:#f4efe6;--soft:#b9b4c6;--line:#3a3a48;--edge:#8a8499;--card:#20202a;--glue:#9db8ff;--on-glue:#16161d;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:var(--glue)}h1{margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .75rem}h3{font-size:1rem;font-weight:600;margin:0;overflow-wrap:anywhere}
.call,#caller form{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:0 1rem;margin:.5rem 0}
summary{cursor:pointer;padding:.7rem 0}summary h3{display:inline}summary .soft{display:block}
.call[open]{padding-bottom:1rem}.call[open]>summary{border-bottom:1px solid var(--line);margin-bottom:.75rem}.call[open]>summary .soft{display:none}
h3 code{color:var(--glue)}
code,pre,textarea,.mono{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;max-height:30rem;padding:.75rem;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
.curl{white-space:pre-wrap;overflow-wrap:anywhere}
p{margin:.4rem 0;overflow-wrap:anywhere}.soft{color:var(--soft)}li{margin:.2rem 0}.bad{color:var(--bad)}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;padding:.25rem 0 .75rem}#caller form{padding:1rem}
fieldset{border:0;padding:0;margin:0}legend{padding:0;font-weight:600}
label{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:.25rem}p:empty{display:none}.choice{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}.choice input{width:auto;min-height:0}
input,select,textarea,button{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font:inherit}
textarea{font:14px/1.45 ui-monospace,monospace;resize:vertical}
button{width:auto;justify-self:start;padding:.5rem 1.5rem;border-color:var(--glue);background:var(--glue);color:var(--on-glue);font-weight:600;cursor:pointer}
button[disabled]{opacity:.6;cursor:progress}
:focus-visible{outline:3px solid var(--glue);outline-offset:2px}
img{max-width:100%;height:auto;border-radius:8px}[hidden]{display:none!important}
@media(min-width:48rem){form{grid-template-columns:repeat(2,minmax(0,1fr))}.wide{grid-column:1/-1}}`.trim();
