import { bind } from '#engine/choosing/bind.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { tryTables } from '#engine/recipes/try-tables.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import { judge } from '#engine/safety/judge.ts';
import { textOf } from '#engine/planner/suggest.ts';
const rules=new Map(); const bad=new Map(); let n=0,refused=0; const ex=new Map();
for (const recipe of recipes) for (const band of recipe.bands) for (const variant of recipe.variants.length?recipe.variants:[null]) { if(variant&&!variant.bands.includes(band)) continue;
 for (const table of tryTables(recipe,band)) { let craft; try { const b=bind(recipe,variant,table); if(!b) continue; craft=tell({binding:b,words:wordsOf(recipe.id),table,theme:'Nature',palette:[],seed:2}); } catch { continue; }
 n++; const v=judge(textOf(craft),band,{isOurs:true}); if(v.kind==='known') continue; refused++; bad.set(recipe.id,(bad.get(recipe.id)??0)+1);
 for (const f of v.kind==='dangerous'?v.findings:v.doubts.map((d)=>({rule:'doubt '+d.why,words:d.words,where:d.where,demand:'-'}))) { const key=`${f.rule} [${f.demand}] ${f.where.field}`; rules.set(key,(rules.get(key)??0)+1); const text=f.where.field==='step'?craft.steps[f.where.at].who+': '+craft.steps[f.where.at].text:f.where.field==='description'?craft.description:f.where.field==='note'?craft.safetyNotes[f.where.at]:f.where.field==='further'?craft.goFurther:f.where.field==='title'?craft.title:JSON.stringify(craft.materials[f.where.at]); const set=ex.get(key)??new Set(); if(set.size<4) set.add(`${recipe.id} ${band} «${f.words}» ${text}`.slice(0,230)); ex.set(key,set);} } }
console.log(n,'crafts',refused,'refused',bad.size,'recipes of',recipes.length);
for (const [k,c] of [...rules].sort((a,b)=>b[1]-a[1]).slice(0,60)) { console.log(c,k); for (const e of ex.get(k)) console.log('      ',e); }
