import { SignIn } from './sign-in.jsx';

export default function Page() {
  return (
    <>
      <h1>Make something together</h1>
      <p>Photograph your craft supplies, choose an age and a theme, and get an idea to make together.</p>
      <SignIn />
    </>
  );
}
