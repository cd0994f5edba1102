import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Brand } from '#contract/brand.ts';
import type { Craft } from '#contract/crafts.ts';
import { readInk, writeInk } from './print-choice.ts';
import { printMessages as words } from './print-messages.ts';
import { PrintSheet } from './print-sheet.tsx';
import fontStyle from '#web/ui/fonts.css?inline';
import sheetStyle from './print-sheet.css?inline';

export interface Printing {
  craft: Craft;
  url: string;
  brand: Brand;
}

/** In a window of its own, which stays for a second try with less ink. */
export async function printInWindow(popup: Window, { craft, url, brand }: Printing): Promise<void> {
  const { document: paper } = popup;
  paper.title = craft.title;
  paper.documentElement.lang = document.documentElement.lang;
  paper.body.className = 'print-window';
  dress(popup);
  const root = createRoot(paper.body);
  flushSync(() =>
    root.render(<PrintWindow craft={craft} url={url} brand={brand} onPrint={() => popup.print()} />),
  );
  await picturesIn(paper.body);
  popup.print();
}

/** Where no window may open: the page prints the sheet instead of itself. */
export async function printHere({ craft, url, brand }: Printing): Promise<void> {
  const place = document.createElement('div');
  place.className = 'print-only';
  document.body.append(place);
  const undress = dress(window);
  const root: Root = createRoot(place);
  flushSync(() => root.render(<PrintSheet craft={craft} url={url} brand={brand} saveInk={readInk()} />));
  await picturesIn(place);
  addEventListener(
    'afterprint',
    () => {
      root.unmount();
      place.remove();
      undress();
    },
    { once: true },
  );
  print();
}

function PrintWindow({ craft, url, brand, onPrint }: Printing & { onPrint: () => void }) {
  const [saveInk, setSaveInk] = useState(readInk);
  const choose = (next: boolean) => {
    setSaveInk(next);
    writeInk(next);
  };
  return (
    <>
      <div className="printing-bar">
        <button type="button" onClick={onPrint}>
          {words.print}
        </button>
        <label>
          <input type="checkbox" checked={saveInk} onChange={(event) => choose(event.target.checked)} />
          {words.saveInk}
        </label>
      </div>
      <PrintSheet craft={craft} url={url} brand={brand} saveInk={saveInk} />
    </>
  );
}

/** Adds the sheet's looks and the product's typefaces by script, which the page's policy lets only this code do. */
function dress(view: Window) {
  const paper = view.document;
  // A sheet is only taken by the window it was made in.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(paper === document ? sheetStyle : fontStyle + sheetStyle);
  paper.adoptedStyleSheets = [...paper.adoptedStyleSheets, sheet];
  return () => {
    paper.adoptedStyleSheets = paper.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** A picture that does not come leaves the rest to be printed. */
async function picturesIn(place: HTMLElement): Promise<void> {
  const pictures = [...place.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
