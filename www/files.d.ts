/** What Vite makes of other files. */
declare module "*?url" {
  const address: string;
  export default address;
}
declare module "*.css";
