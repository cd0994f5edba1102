import './site.css';

export const metadata = { title: 'Gluebird' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Gluebird</a> <a href="/auth">Sign in</a>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
